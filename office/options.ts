import { isIP } from 'node:net';
import { array, object, string, boolean, number, type InferType } from 'yup';
import { plainAddress } from './signIn/asked';

/** What `npm run office` hands to the office's program. */
const optionsSchema = object({
  /** The folder of the office. */
  data: string().required(),
  /** The built product. */
  site: string().required(),
  /** The NATS server's program. */
  natsServer: string().required(),
  port: number()
    .integer('--port is a number.')
    .typeError('--port is a number.')
    .min(0, '--port is too small.')
    .max(65_535, '--port is too large.')
    .required(),
  host: string(),
  cert: string(),
  key: string(),
  /** The addresses of proxies on other machines, which tell from where somebody asks. */
  proxy: array(
    string()
      .required()
      .test(
        'address',
        '--proxy is the address of a machine, such as 10.0.0.5; several with a comma between them.',
        (one) => isIP(one) > 0,
      ),
  )
    .transform((_list, typed: unknown) =>
      typeof typed === 'string'
        ? typed
            .split(',')
            .map((one) => plainAddress(one.trim()))
            .filter(Boolean)
        : typed,
    )
    .default([]),
  /** Begins an empty office where what is kept is not what was begun. */
  beginAnew: boolean().default(false),
  /** Whom to give a new password. */
  newPassword: string(),
  /** The place of an entry that everybody is to pass over; without the reason it is only shown. */
  passOver: number()
    .typeError('--pass-over is the place of an entry, a number.')
    .integer('--pass-over is the place of an entry, a whole number.')
    .min(1, '--pass-over is the place of an entry, from 1 on.'),
  /** Why. */
  why: string().trim().max(500, '--why is longer than 500 letters.'),
})
  .test('pair', '--cert and --key go together.', ({ cert, key }) => (cert === undefined) === (key === undefined))
  .test('reason', '--why goes with --pass-over.', ({ passOver, why }) => why === undefined || passOver !== undefined);

export type Options = InferType<typeof optionsSchema>;

/** The options in a text of JSON; a ValidationError tells what is wrong with them. */
export const readOptions = (text: string): Options => optionsSchema.validateSync(JSON.parse(text));
