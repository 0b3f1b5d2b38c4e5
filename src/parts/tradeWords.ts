/** The words of the trade that a new clerk asks about, and what each means here. */
export const TRADE_WORDS: readonly { word: string; means: string }[] = [
  { word: 'Bag', means: 'The stock that an installer carries.' },
  { word: 'Bill run', means: 'The bills of a month for all clients, reviewed and approved together.' },
  {
    word: 'Billed until',
    means: 'The last day that the client has paid for elsewhere. Our first bill begins on the day after.',
  },
  {
    word: 'Challan',
    means: 'A delivery challan: what we hand over to whom. The receiver accepts or declines each line.',
  },
  { word: 'Credit note', means: 'What we take off a bill after it was issued.' },
  {
    word: 'Downtime',
    means:
      'The days on which a vehicle sent nothing because of our device, SIM or wiring. The client gets credit for them.',
  },
  {
    word: 'Foc, Demo',
    means: 'Free of charge for good, or to try it out: the client gets no bill for the vehicle.',
  },
  { word: 'GSTIN', means: 'A GST number of 15 characters. Its first two digits are the state.' },
  { word: 'GSTR-1', means: 'The monthly GST return of our sales.' },
  { word: 'HSN, SAC', means: 'The codes of goods and of services by which GST is charged.' },
  { word: 'ICCID', means: 'The number printed on a SIM card, of 19 or 20 digits.' },
  { word: 'IMEI', means: 'The number of a device, of 15 digits.' },
  { word: 'ITGC ID', means: 'Our own number of a device, on its label.' },
  {
    word: 'Leak',
    means:
      'What loses money: a vehicle that runs and is not billed, a lost device, a SIM that is paid for and not used.',
  },
  { word: 'Lease', means: 'The device stays ours. The client pays rent for it every month.' },
  { word: 'MOQ', means: 'Minimum order quantity: the vendor sells no fewer.' },
  { word: 'On account', means: 'Money that came in and is not set against a bill yet.' },
  { word: 'Opening balance', means: 'What a client owed us, or had paid too much, before the first bill here.' },
  { word: 'PAN', means: 'The income tax number of a person or a company, of 10 characters.' },
  { word: 'PI', means: 'Proforma invoice: a quotation with a number. It is no tax invoice.' },
  { word: 'Removal', means: 'A device that comes out of a vehicle and back to us.' },
  { word: 'Requisition', means: 'What a team asks for, to be carried to a job.' },
  { word: 'Silent', means: 'A vehicle whose device sends nothing any more.' },
  {
    word: 'TDS 194C',
    means:
      'Income tax of 1 or 2% that a client keeps back from payments to a contractor and pays to the government for us.',
  },
];
