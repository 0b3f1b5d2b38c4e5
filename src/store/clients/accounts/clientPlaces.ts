/** Where a client is, part by part, and where goods go: each blank, or not there, while nobody has told it. */
export interface ClientPlaces {
  town?: string | undefined;
  pinCode?: string | undefined;
  /** Where goods are delivered, where that is elsewhere than the billing address. */
  deliveryAddress?: string | undefined;
  deliveryTown?: string | undefined;
  deliveryPin?: string | undefined;
}

/** Places of which nothing is told. */
export const NO_PLACES = {
  town: '',
  pinCode: '',
  deliveryAddress: '',
  deliveryTown: '',
  deliveryPin: '',
} as const satisfies Required<ClientPlaces>;

/** Those of the places that are told. */
export const givenPlaces = (given: ClientPlaces): ClientPlaces =>
  Object.fromEntries(
    (Object.keys(NO_PLACES) as (keyof ClientPlaces)[]).flatMap((field) =>
      given[field] ? [[field, given[field]]] : [],
    ),
  );
