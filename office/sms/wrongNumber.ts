const WRONG_NUMBER =
  /\b(?:(?:invalid|wrong|unknown|unallocated|non-?existent) (?:mobile|phone|number|subscriber|destination|msisdn)|(?:number|subscriber) (?:is )?(?:invalid|wrong|unknown|(?:does )?not exist))/i;

/** Whether words of a provider say that nobody has a number, whatever is sent there. */
export const isWrongNumber = (words: string): boolean => WRONG_NUMBER.test(words);
