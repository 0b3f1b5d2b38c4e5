/** A short text that stands for a longer one: the same for the same. */
export function shortened(text: string): string {
  let [one, other] = [5381, 52711];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = (Math.imul(one, 33) ^ code) >>> 0;
    other = (Math.imul(other, 31) + code) >>> 0;
  }
  return `${one.toString(36)}${other.toString(36)}`;
}
