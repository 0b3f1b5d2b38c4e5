import { isSafeAddress } from '@/office/ownNetwork';
import { isSeen } from '@/store/kit/typed/cleanText';
import { givenText, typedArea, typedLine } from '@/store/kit/typed/typedText';

const LONGEST_SECRET = 500;
/** The office's web server passes on no header by which somebody is let in. */
const HEADER = /^(?!(?:authorization|cookie)$)[a-z0-9-]{1,100}$/i;

const field = (label: string) => typedLine(label);

/** A field without which neither a report nor the answer about a status tells anything. */
const neededToHear = (label: string) =>
  field(label).when(['reportId', 'statusUrl'], ([id, url], rule) =>
    id || url ? rule.required(`${label} is required to know what became of an SMS.`) : rule,
  );

/** Whoever is told our own id of an SMS knows it by that. */
const OWN_ID = '{ownId}';

/** A secret that only the office's own programs know once it is given; it may be left out. */
export const secretText = (label: string) =>
  givenText(`${label} must be a text.`)
    .max(LONGEST_SECRET, `${label} can have at most ${LONGEST_SECRET} characters.`)
    .test({
      name: 'seen',
      message: `${label} has invisible characters.`,
      skipAbsent: true,
      test: (text = '') => isSeen(text),
    });

/** How another provider tells what became of an SMS. */
export const smsReportFields = {
  wrongNumber: field('Answer of a Wrong Number'),
  idInAnswer: field('Id in the Answer')
    .when(['reportId', 'statusUrl', 'url', 'headers', 'body'], ([reportId, statusUrl, ...asked], rule) =>
      (reportId || statusUrl) && !asked.some((text) => String(text).includes(OWN_ID))
        ? rule.required('Id in the Answer is required to know what became of an SMS.')
        : rule,
    )
    .test({
      name: 'place',
      message: 'Id in the Answer has {id} in the place of the id, such as "id":"{id}".',
      skipAbsent: true,
      test: (text = '') => text === '' || text.split('{id}').length === 2,
    }),
  reportId: field('Field of the Id'),
  reportStatus: neededToHear('Field of the Status'),
  reportWords: field('Field of the Reason'),
  reportTime: field('Field of the Time'),
  deliveredIs: neededToHear('Status When Delivered'),
  failedIs: field('Status When Not Delivered'),
  wrongNumberIs: field('Status or Reason of a Wrong Number'),
  signatureHeader: field('Header of the Signature').matches(HEADER, {
    message:
      'Header of the Signature is the name of a header, such as X-Signature; Authorization and Cookie are not read.',
    excludeEmptyString: true,
  }),
  signatureKey: secretText('Signature Key'),
  statusUrl: typedArea('Address of the Status').test({
    name: 'open',
    message: 'Address of the Status begins with https:// and holds {requestId}.',
    skipAbsent: true,
    test: (text = '') => text === '' || (URL.canParse(text) && isSafeAddress(text) && text.includes('{requestId}')),
  }),
};
