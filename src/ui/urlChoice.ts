import { useQueryString } from './queryString';

/** One of the choices, kept in the query string under `name`; a missing or unknown one is the first. */
export function useUrlChoice<const Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const { params, write } = useQueryString();
  const chosen = choices.find((choice) => choice === params.get(name)) ?? choices[0];
  return [chosen, (choice: Choice) => write({ [name]: choice === choices[0] ? undefined : choice })] as const;
}
