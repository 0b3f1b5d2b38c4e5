const WRONG_NUMBER =
  /\b(?:(?:invalid|wrong|unknown|unallocated|non-?existent) (?:mobile|phone|number(?! of\b)|subscriber|destination|msisdn)|(?:number|subscriber) (?:is )?(?:invalid|wrong|unknown|(?:does )?not exist))/i;

/** Whether words of a provider say that nobody has a number, whatever is sent there; a wrong number of variables is another matter. */
export const isWrongNumber = (words: string): boolean => WRONG_NUMBER.test(words);
