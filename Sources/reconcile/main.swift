print("reconcile")
