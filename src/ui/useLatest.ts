import { useEffect, useRef, type RefObject } from 'react';

/** What was rendered last, for what happens later: whoever holds it is not rendered anew when it changes. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
