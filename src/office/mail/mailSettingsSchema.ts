import { choice, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { isSeen } from '@/store/kit/typed/cleanText';
import { isMailAddress } from '@/store/kit/typed/mailAddress';
import { typedNumber, wholeUnits } from '@/store/kit/typed/typedNumber';
import { givenText, typedLine } from '@/store/kit/typed/typedText';
import { AT_NIGHT } from '@/office/sending';
import { DUE_REMINDERS, MAIL_SECURITIES, MAILS_AN_HOUR } from './mailSettings';

const HOST = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/;
const LAST_PORT = 65_535;
const LONGEST_PASSWORD = 500;

const WRONG_PORT = `Port must be a whole number from 1 to ${LAST_PORT}: mostly 587 with STARTTLS, 465 with TLS from the start.`;

const address = (label: string) =>
  typedLine(label).test({
    name: 'address',
    message: `${label} is no e-mail address, such as accounts@example.com.`,
    skipAbsent: true,
    test: (text = '') => text === '' || isMailAddress(text),
  });

/** How the office sends mail; a password that is left out stays as it is. */
export const mailSettingsSchema = record({
  host: line('Server').matches(HOST, {
    message: 'Server is its name alone, such as smtp.example.com: without smtp:// and without the port.',
    excludeEmptyString: true,
  }),
  port: typedNumber('Port', WRONG_PORT)
    .required('Port is required.')
    .integer(WRONG_PORT)
    .min(1, WRONG_PORT)
    .max(LAST_PORT, WRONG_PORT),
  security: choice(MAIL_SECURITIES, 'Security is required.'),
  user: typedLine('User'),
  password: givenText('Password must be a text.')
    .max(LONGEST_PASSWORD, `Password can have at most ${LONGEST_PASSWORD} characters.`)
    .test({
      name: 'seen',
      message: 'Password has invisible characters.',
      skipAbsent: true,
      test: (text = '') => isSeen(text),
    }),
  senderName: line('Sender Name'),
  senderAddress: address('Sender Address').required('Sender Address is required.'),
  replyTo: address('Reply To'),
  mostADay: wholeUnits('Mails a Day at Most'),
  mostAnHour: wholeUnits('Mails an Hour at Most').default(MAILS_AN_HOUR),
  atNight: choice(AT_NIGHT, 'At Night is required.').default('Waits'),
  dueReminders: choice(DUE_REMINDERS, 'Reminders Due is required.').default('Proposed'),
});

/** To whom a test mail goes. */
export const testMailSchema = record({ to: address('To').required('To is required.') });
