// An IndexedDB that breaks at a chosen call, as full disks and closing browsers do.
/** Where a browser's storage breaks: at a method, of one object store or of all there is. */
export interface Break {
  of: { prototype: object };
  method: string;
  store?: string;
  /** By what name the browser tells why. */
  error: 'QuotaExceededError' | 'UnknownError';
}

const storeOf = (self: unknown) =>
  self instanceof IDBIndex ? self.objectStore : self instanceof IDBObjectStore ? self : undefined;

/**
 * Breaks the storage at that place so many times, until it is mended. A request goes well and its transaction is
 * aborted, as browsers do it; where there is none, the call throws.
 */
export function breakStorage({ of: { prototype }, method, store, error }: Break, times: number): () => void {
  const working = Reflect.get(prototype, method) as (...args: unknown[]) => unknown;
  let left = times;
  function broken(this: unknown, ...args: unknown[]) {
    const at = storeOf(this);
    if (left <= 0 || (store !== undefined && at?.name !== store)) return working.apply(this, args);
    left -= 1;
    const reason = new DOMException('In words that nobody shall read.', error);
    if (!at) throw reason;
    const request = working.apply(this, args) as IDBRequest;
    request.addEventListener('success', () => {
      Object.assign(at.transaction, { error: reason });
      at.transaction.abort();
    });
    return request;
  }
  Reflect.set(prototype, method, broken);
  return () => Reflect.set(prototype, method, working);
}
