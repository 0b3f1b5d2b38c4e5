import { array, number, object, string, type InferType } from 'yup';

const port = (name: string) => number().integer().min(1).max(65_535).required(`${name} is missing.`);

const machine = object({
  name: string()
    .matches(/^[A-Za-z0-9_-]{1,40}$/, 'A machine’s name has letters, digits, - and _, at most 40.')
    .required('A machine has no name.'),
  cluster: string()
    .matches(/^[^\s/@:]+:\d{1,5}$/, 'A machine’s cluster is an address and a port, such as 10.0.0.1:8425.')
    .required('A machine has no cluster address.'),
  web: string().matches(/^https?:\/\/[^\s/]+$/, 'A machine’s web is an address such as https://b.example.in.'),
}).noUnknown('A machine has a field that the office does not know: ${unknown}.');

/** What `office.json` holds. */
export const settingsSchema = object({
  name: string()
    .matches(/^[A-Za-z0-9_-]{1,40}$/, 'name has letters, digits, - and _, at most 40.')
    .required('name is missing.'),
  business: string()
    .matches(/^[A-Za-z0-9_-]{1,64}$/, 'business is not an identity.')
    .required('business is missing.'),
  begun: string().oneOf(['no', 'alone', 'together'], 'begun is no, alone or together.').required('begun is missing.'),
  secret: string().min(32, 'secret is too short.').required('secret is missing.'),
  ports: object({ nats: port('ports.nats'), websocket: port('ports.websocket'), monitoring: port('ports.monitoring') }),
  replicas: number().oneOf([1, 3, 5], 'replicas is 1, 3 or 5.').required('replicas is missing.'),
  machines: array(machine).required('machines is missing.'),
  clusterTls: object({
    cert: string().required('clusterTls has no cert.'),
    key: string().required('clusterTls has no key.'),
    ca: string().required('clusterTls has no ca.'),
  })
    .default(undefined)
    .optional(),
}).noUnknown('It has a field that the office does not know: ${unknown}.');

export type Settings = InferType<typeof settingsSchema>;

/** How the machines of an office keep its streams: one alone, or several together. */
export const formOf = ({ machines }: Pick<Settings, 'machines'>): 'alone' | 'together' =>
  machines.length > 1 ? 'together' : 'alone';

/** Why an office cannot run by these settings, though each of them is right by itself. */
export function disagreementIn({ name, machines, replicas }: Settings): string | undefined {
  const names = machines.map((one) => one.name);
  if (names.length > 0 && !names.includes(name)) return 'name is none of machines.';
  if (new Set(names).size < names.length) return 'Two of machines have the same name.';
  return replicas > Math.max(1, names.length) ? 'There are fewer machines than replicas.' : undefined;
}

/** Which of the office's machines this is, from 0. */
export const turnOf = ({ name, machines }: Pick<Settings, 'name' | 'machines'>): number =>
  Math.max(
    0,
    machines.findIndex((one) => one.name === name),
  );
