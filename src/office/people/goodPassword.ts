/** Letters and digits that nobody takes for one another, when read aloud or copied by hand; as many as five bits tell apart. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const IN_GROUP = 4;

/** A password that nobody guesses: 80 random bits, in groups that are easy to copy. */
export function goodPassword(): string {
  const signs = Array.from(
    crypto.getRandomValues(new Uint8Array(GROUPS * IN_GROUP)),
    (byte) => SIGNS[byte % SIGNS.length],
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * IN_GROUP, (group + 1) * IN_GROUP).join(''),
  ).join('-');
}
