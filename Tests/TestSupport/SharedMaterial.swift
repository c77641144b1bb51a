/// Placeholder so that the target builds; helpers for tests live in this folder.
public enum TestSupport {}
