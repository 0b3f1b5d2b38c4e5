import { isSafeAddress } from '@/office/ownNetwork';
import { AT_NIGHT } from '@/office/sending';
import { choice, line, mobile, shaped } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedNumber, typedRupees, wholeUnits } from '@/store/kit/typed/typedNumber';
import { givenText, typedArea, typedLine } from '@/store/kit/typed/typedText';
import { PARTS_AN_HOUR, SMS_BODIES, SMS_METHODS, SMS_PROVIDERS } from './smsSettings';
import { secretText, smsReportFields } from './smsReportFields';
import { unknownVariables } from './smsTemplates';

const DEAREST_PART = 100;
const ID = /^\d{8,25}$/;
const HEADERS = /^([A-Za-z0-9-]+: ?[^\n]+(\n|$))*$/;

const WRONG_URL =
  'Address must begin with https://, so that nobody reads the key on its way; http:// does for a server in your own network.';

/** How the office sends SMS; a key that is left out stays as it is. */
export const smsSettingsSchema = record({
  provider: choice(SMS_PROVIDERS, 'Provider is required.'),
  entityId: shaped(ID, 'Entity Id', 'Entity Id is required.', 'Entity Id has digits only, mostly 19.'),
  header: shaped(
    /^([A-Za-z]{3,6}|\d{6})$/,
    'Header',
    'Header is required.',
    'Header has 3 to 6 letters, or 6 digits, as it is registered.',
  ),
  ending: typedLine('Ends With'),
  key: secretText('Key'),
  partPrice: typedNumber('Price of a Part')
    .moreThan(0, 'Price of a Part must be more than 0.')
    .max(DEAREST_PART, `Price of a Part is in rupees: at most ${DEAREST_PART}.`)
    .when('budgetADay', ([budget], rule) =>
      budget === undefined ? rule : rule.required('Price of a Part is required where there is a budget.'),
    ),
  budgetADay: typedRupees('Budget a Day'),
  mostAnHour: wholeUnits('Parts an Hour at Most').default(PARTS_AN_HOUR),
  atNight: choice(AT_NIGHT, 'At Night is required.').default('Waits'),
  url: typedArea('Address')
    .test({
      name: 'open',
      message: WRONG_URL,
      skipAbsent: true,
      test: (text = '') => text === '' || (URL.canParse(text) && isSafeAddress(text)),
    })
    .when('provider', ([provider], rule) => (provider === 'Other' ? rule.required('Address is required.') : rule)),
  method: givenText('Method is not known.').oneOf([...SMS_METHODS, '' as never], 'Method is not known.'),
  bodyIs: givenText('Body is not known.').oneOf([...SMS_BODIES, '' as never], 'Body is not known.'),
  headers: typedArea('Headers').matches(HEADERS, {
    message: 'Each line of Headers is a name, a colon and what it says, such as Accept: text/plain.',
    excludeEmptyString: true,
  }),
  body: typedArea('Body'),
  accepted: typedLine('Answer When Taken'),
  ...smsReportFields,
});

/** A text as it is registered. */
export const smsTemplateSchema = record({
  templateId: shaped(ID, 'Template Id', 'Template Id is required.', 'Template Id has digits only, mostly 19.'),
  providerId: typedLine('Id at the Provider'),
  text: typedArea('Text')
    .required('Text is required.')
    .test({
      name: 'variables',
      message: ({ value }: { value: string }) =>
        `${unknownVariables(value)[0]} is no variable: write {#var#}, or a typed one such as {#numeric#}.`,
      test: (text) => unknownVariables(text).length === 0,
    }),
});

/** An SMS by which it is tried whether any goes. */
export const testSmsSchema = record({ to: mobile, text: line('Text') });
