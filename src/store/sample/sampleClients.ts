import { gstinOf } from '@/store/kit/typed/gstin';
import { PEOPLE } from './samplePeople';
import type { AccountDraft, ClientDetails } from '@/store/clients/accounts/account';

/** The codes of the sample's states for GST; Mumbai counts as Maharashtra. */
const STATE_CODES = { Mumbai: '27', Delhi: '07', Punjab: '03', Maharashtra: '27' } as const;

interface SampleClient {
  company: string;
  /** The company's part of an e-mail address. */
  domain: string;
  state: keyof typeof STATE_CODES;
  potential: ClientDetails['potential'];
  address: string;
  pan: string;
  accountNo: string;
}

const client = (
  [company, domain]: readonly [string, string],
  [state, potential]: readonly [SampleClient['state'], SampleClient['potential']],
  address: string,
  [pan, accountNo]: readonly [string, string],
): SampleClient => ({ company, domain, state, potential, address, pan, accountNo });

const SHIVNERI = ['Shivneri Logistics Pvt Ltd', 'shivneri-logistics'] as const;
const YAMUNA = ['Yamuna Cabs LLP', 'yamuna-cabs'] as const;

const CLIENTS: readonly SampleClient[] = [
  client(SHIVNERI, ['Maharashtra', 'High'], 'Gat 218, Chakan MIDC, Pune 410501', ['AAQCS4417M', '50200031874420']),
  client(
    ['Konkan Cold Chain Ltd', 'konkan-coldchain'],
    ['Mumbai', 'High'],
    '14 Sassoon Dock Road, Colaba, Mumbai 400005',
    ['AADCK8206P', '004705009318'],
  ),
  client(['Majha Road Carriers', 'majha-carriers'], ['Punjab', 'Medium'], '61 Transport Nagar, Ludhiana 141003', [
    'AAMFM3951C',
    '30518840172',
  ]),
  client(
    ['Indraprastha School Bus Services', 'indraprastha-bus'],
    ['Delhi', 'Medium'],
    'B-27 Okhla Industrial Area, Delhi 110020',
    ['AAEFI6740H', '627105013846'],
  ),
  client(
    ['Godavari Agro Transport', 'godavari-agro'],
    ['Maharashtra', 'Low'],
    '9 Market Yard, Panchavati, Nashik 422003',
    ['BKRPP2085L', '20183756420'],
  ),
  client(SHIVNERI, ['Maharashtra', 'Medium'], 'Plot 7, Waluj MIDC, Aurangabad 431136', [
    'AAQCS4417M',
    '50200031874457',
  ]),
  client(['Doaba Dairy Cooperative', 'doaba-dairy'], ['Punjab', 'High'], 'Milk Plant Road, Jalandhar 144004', [
    'AAAAD5318R',
    '55033021987',
  ]),
  client(YAMUNA, ['Delhi', 'High'], '33 Netaji Subhash Place, Delhi 110034', ['AAFFY9062E', '915020048837105']),
  client(['Elephanta Ferry Tours', 'elephanta-ferry'], ['Mumbai', 'Low'], '2 Apollo Bunder, Mumbai 400001', [
    'AALFE1473B',
    '12840100029961',
  ]),
  client(['Sahyadri Earthmovers', 'sahyadri-earth'], ['Maharashtra', 'Medium'], '88 Katraj Bypass, Pune 411046', [
    'CFTPS7729G',
    '38820914573',
  ]),
  client(['Capital Couriers Pvt Ltd', 'capital-couriers'], ['Delhi', 'High'], '7 Mahipalpur Extension, Delhi 110037', [
    'AAHCC5506N',
    '50200058413396',
  ]),
  client(['Malwa Grain Movers', 'malwa-grain'], ['Punjab', 'Low'], '120 Grain Market, Bathinda 151001', [
    'AAJFM8834D',
    '65174402913',
  ]),
  client(['Arabian Sea Foods', 'arabian-seafoods'], ['Mumbai', 'Low'], '51 Bhaucha Dhakka, Mazgaon, Mumbai 400010', [
    'AAKFA2617Q',
    '004101557230',
  ]),
  client(
    ['Vidarbha Cement Haulers Ltd', 'vidarbha-cement'],
    ['Maharashtra', 'High'],
    '16 Butibori MIDC, Nagpur 441122',
    ['AABCV3390K', '917020031558824'],
  ),
  client(YAMUNA, ['Delhi', 'Medium'], '5 Dwarka Sector 10, Delhi 110075', ['AAFFY9062E', '915020048837248']),
  client(['Amritsar Heritage Tours', 'amritsar-heritage'], ['Punjab', 'Medium'], '4 Queens Road, Amritsar 143001', [
    'DLZPA6148F',
    '10462938475',
  ]),
  client(
    ['Marine Drive Fleet Rentals Ltd', 'marine-fleet'],
    ['Mumbai', 'High'],
    '77 Netaji Subhash Marg, Mumbai 400020',
    ['AACCM7251J', '50200072260913'],
  ),
  client(['Narela Parcel Movers', 'narela-parcel'], ['Delhi', 'Medium'], '19 Narela Industrial Area, Delhi 110040', [
    'AAPFN4082A',
    '33920175648',
  ]),
];

/** Who the sample's accounts are for, in their order; tax numbers are valid by their check digits. */
export const sampleClients = (): Omit<AccountDraft, 'package'>[] =>
  CLIENTS.map(({ company, domain, state, potential, address, pan, accountNo }, index) => {
    const [firstName = '', lastName = '', mobile = ''] = PEOPLE[index] ?? [];
    return {
      client: {
        firstName,
        lastName,
        emailAddress: `${firstName}.${lastName}@${domain}.example`.toLowerCase(),
        mobileNumber: mobile,
        companyName: company,
        state,
        potential,
        address,
      },
      billing: {
        billingName: company,
        accountNo,
        gstNo: gstinOf(STATE_CODES[state], pan),
        panNo: pan,
        billingAddress: address,
        email: `accounts@${domain}.example`,
      },
    };
  });
