const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The FNV-1a checksum of a text by its UTF-16 units, 32 bits; `before` chains several. It tells what is as it was put in
 * from what an accident or another hand changed; it is no proof against somebody who runs code in this browser.
 */
export function checksum(text: string, before = FNV_OFFSET): number {
  let sum = before;
  for (let place = 0; place < text.length; place += 1) sum = Math.imul(sum ^ text.charCodeAt(place), FNV_PRIME);
  return sum >>> 0;
}
