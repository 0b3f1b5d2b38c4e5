import { statusesOf } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import { API_ADDRESS } from '@/office/api/apiProtocol';
import { JOB_TABS, TIME_SLOTS } from '@/store/care/jobs/job';
import { MOST_ROWS } from './apiPage';
import { CLIENT_CHOICES, JOB_CHOICES, type Choices } from './choices';

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const day = { type: 'string', format: 'date' } as const;
const orNull = <Kind extends { type: string }>(kind: Kind, description: string) => ({
  ...kind,
  type: [kind.type, 'null'],
  description,
});

/** An object that has all of these, and nothing else. */
const whole = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const pageOf = (schema: string) =>
  whole({
    items: { type: 'array', maxItems: MOST_ROWS, items: { $ref: `#/components/schemas/${schema}` } },
    next: orNull(text, 'What to give as cursor for the rows after these; null where there are none.'),
    asOf: { ...text, description: 'Up to where this tells of changes: the changedSince of the next reading.' },
  });

const SCHEMAS = {
  Client: whole({
    id: { ...text, description: 'Stays the same as long as the client is there.' },
    number: count,
    name: { ...text, description: 'The company, as the lists have it.' },
    owedPaise: {
      type: 'integer',
      description:
        'What the client owes now, in paise (hundredths of a rupee); below zero it has that much on account.',
    },
    closedOn: orNull(day, 'Since when it is off the billed list.'),
  }),
  Clients: pageOf('Client'),
  Job: whole({
    id: text,
    number: count,
    type: { enum: [...JOB_TABS] },
    status: { enum: statusesOf(jobMachine) },
    raisedOn: day,
    clientId: orNull(text, 'The id of the client, as far as the request says which one.'),
    company: text,
    location: text,
    vehicles: { ...count, description: 'How many vehicles the request is about.' },
    visitOn: orNull(day, 'The day of the visit that is planned, or was last.'),
    visitSlot: {
      enum: [...Object.keys(TIME_SLOTS), null],
      description: 'Morning is 9 to 12, afternoon 12 to 16, evening 16 to 19 o’clock in India.',
    },
    doneOn: orNull(day, 'The day on which the last of it was done; null before it is Done.'),
  }),
  Jobs: pageOf('Job'),
  Error: whole({ error: { ...text, description: 'Why there is no other answer, in a sentence.' } }),
} as const;

const json = (schema: keyof typeof SCHEMAS) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});
const refused = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: json('Error'),
});
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: count } };

const REFUSALS = {
  '400': refused('A parameter is wrong.'),
  '401': refused('There is no token, it is wrong, or it was removed.'),
  '403': refused('The token has ended, or its role may not read this.'),
  '404': refused('There is nothing at this address.'),
  '405': refused('Another method than GET or HEAD.'),
  '429': refused('Too many calls: 60 at once, and 2 more each second.', RETRY_AFTER),
  '503': refused('The office does not answer now.', RETRY_AFTER),
};

const reading = (operationId: string, summary: string, schema: keyof typeof SCHEMAS, choices: Choices<never>) => ({
  get: {
    operationId,
    summary,
    parameters: [
      { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: MOST_ROWS, default: 100 } },
      { name: 'cursor', in: 'query', description: 'The next of the answer before.', schema: text },
      ...Object.entries(choices).map(([name, { description, schema: of }]) => ({
        name,
        in: 'query',
        description,
        schema: of,
      })),
    ],
    responses: { '200': { description: summary, content: json(schema) }, ...REFUSALS },
  },
});

/** What the API answers, for programs (https://spec.openapis.org/oas/v3.1.0). */
export const OPEN_API = {
  openapi: '3.1.0',
  info: {
    title: 'Trackyard',
    version: '1',
    description: 'What a website or an app of your own reads of the business. Nothing is written by it.',
  },
  servers: [{ url: API_ADDRESS }],
  security: [{ token: [] }],
  paths: {
    '/clients': reading('clients', 'Clients, with what each owes', 'Clients', CLIENT_CHOICES),
    '/jobs': reading('jobs', 'Jobs, with how far each is', 'Jobs', JOB_CHOICES),
  },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'An admin makes it in Settings → API.' },
    },
    schemas: SCHEMAS,
  },
};
