/** A call of the API, as the web server passes it on to who knows the business. */
export interface ApiCall {
  /** Below the API's address, such as `clients`. */
  path: string;
  /** What follows the ? of its address. */
  query: string;
  token: string;
}

/** What is answered. */
export interface ApiAnswer {
  status: number;
  body: object;
  /** After how many seconds it is worth to call again. */
  retryAfter?: number;
}

/** An answer that says in words why there is no other. */
export const refusal = (status: number, error: string, retryAfter?: number): ApiAnswer => ({
  status,
  body: { error },
  ...(retryAfter !== undefined && { retryAfter }),
});
