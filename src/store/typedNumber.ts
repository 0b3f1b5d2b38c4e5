import { number } from 'yup';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A decimal number as people type it, with or without Indian grouping; an empty text counts as missing. */
export const typedNumber = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .transform((value: number, typed: unknown) => {
      if (typeof typed !== 'string') return value;
      const plain = typed.replaceAll(/[,\s]/g, '');
      if (plain === '') return undefined;
      return DECIMAL.test(plain) ? Number(plain) : Number.NaN;
    });
