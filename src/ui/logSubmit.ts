/** The one line in the console that a submit which "only logs" writes: whose values, and the values. */
export const logSubmit = (what: string, values: unknown) => {
  // oxlint-disable-next-line no-console -- The product specification asks for this line.
  console.info(`${what}:`, values);
};
