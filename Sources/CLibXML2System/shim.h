// Present so that the package manager asks pkg-config for the compiler flags; CXML is the only user.
