interface SafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** Everything, as when the person it belongs to is gone. */
  readonly removeAll: () => void;
  /** Another window has stored something newer than what could not be stored here. */
  readonly forgetRemembered: (key: string) => void;
}

/**
 * Browser storage that cannot fail: where the browser refuses it (private windows, full disk, blocked
 * site data) values live in memory until the page goes.
 */
function createSafeStorage(open: () => Storage): SafeStorage {
  const remembered = new Map<string, string>();
  return {
    read: (key) => {
      try {
        // What is remembered could not be stored, so it is newer than what is.
        return remembered.get(key) ?? open().getItem(key);
      } catch {
        return remembered.get(key) ?? null;
      }
    },
    write: (key, value) => {
      try {
        open().setItem(key, value);
        remembered.delete(key);
      } catch {
        remembered.set(key, value);
      }
    },
    remove: (key) => {
      remembered.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing could be stored there in the first place.
      }
    },
    removeAll: () => {
      remembered.clear();
      try {
        open().clear();
      } catch {
        // As above.
      }
    },
    forgetRemembered: (key) => {
      remembered.delete(key);
    },
  };
}

/** Shared by all windows, until it is removed. */
export const {
  read: readStored,
  write: writeStored,
  remove: removeStored,
  removeAll: removeAllStored,
  forgetRemembered,
} = createSafeStorage(() => globalThis.localStorage);

/** Of this window, until it is closed. */
export const visitStorage = createSafeStorage(() => globalThis.sessionStorage);
