import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { equal } from '@/journal/kit/equal';

/** What a device told last, as the office heard it from the platform that it talks to. */
export interface HeardContact {
  imei: string;
  /** ISO minute in India's time. */
  at: string;
  /** Degrees north and east, such as `28.6139, 77.209`. */
  latLong?: string | undefined;
  ignition?: boolean | undefined;
  /** Of the vehicle's battery. */
  volts?: number | undefined;
}

/** What devices told last, by their IMEIs. */
export type Heard = Readonly<Record<string, HeardContact>>;

const nothing: Heard = {};

/** What vehicles told last, as the office hears it: no fact of the business; the embedded mode has none of it. */
export const heardSlice = createSlice({
  name: 'heard',
  initialState: nothing,
  reducers: {
    /** What some devices told; an older contact than is known says nothing. */
    contactsHeard: (heard, { payload }: PayloadAction<readonly HeardContact[]>) => {
      for (const contact of payload) {
        const known = heard[contact.imei];
        if (!known || (known.at <= contact.at && !equal(known, contact))) heard[contact.imei] = contact;
      }
    },
  },
});

export const { contactsHeard } = heardSlice.actions;
