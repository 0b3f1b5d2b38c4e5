import { isService } from '@/store/kit/hsn';

/** In what the tax office counts an HSN or SAC, its unique quantity code: goods in numbers, a service in none (rule 46(i) of the CGST Rules). */
export const unitCodeOf = (hsn: string): 'NOS' | 'NA' => (isService(hsn) ? 'NA' : 'NOS');
