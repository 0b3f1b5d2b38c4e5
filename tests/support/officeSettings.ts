// The settings of an office on one machine.
import type { Settings } from '../../office/settingsSchema';

/** The settings of an office on one machine, with other ones in their place. */
export const officeSettings = (changes: Partial<Settings> = {}): Settings => ({
  name: 'a',
  business: 'a-business',
  begun: 'alone',
  secret: 's'.repeat(43),
  ports: { nats: 8422, websocket: 8423, monitoring: 8424 },
  replicas: 1,
  machines: [],
  ...changes,
});
