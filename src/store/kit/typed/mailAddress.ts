/** One address and nothing besides: no name, no second one, no quoted part, which no mail program needs any more. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]+$/u;
const LONGEST = 254;

/** Whether a text is one e-mail address to which something can be sent. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);
