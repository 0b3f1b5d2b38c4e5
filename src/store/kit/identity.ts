const MOST_CHARACTERS = 200;

/** Whether a value may name a record: a text of some length, and none that every object answers to, such as `constructor`. */
export const isIdentity = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MOST_CHARACTERS && !(value in Object.prototype);
