/** Tells whoever looks after the office, on the terminal or in the log of the system's services. */
export const tell = (text: string): void => void process.stdout.write(`${text}\n`);

/** The same for what is wrong. */
export const complain = (text: string): void => void process.stderr.write(`${text}\n`);
