import { number } from 'yup';

/** A number as people type it, with or without Indian grouping; an empty text counts as missing. */
export const typedNumber = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .transform((value: number, typed: unknown) => {
      if (typeof typed !== 'string') return value;
      return typed.trim() === '' ? undefined : Number(typed.replaceAll(/[,\s]/g, ''));
    });
