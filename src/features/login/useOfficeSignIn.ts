import { useNavigate, useSearchParams } from 'react-router-dom';
import type { InferType } from 'yup';
import { officeTrouble } from '@/office/officeClient';
import type { OfficeLink } from '@/office/officeLink';
import type { signInSchema } from '@/office/people/signInSchema';
import { returnAddress } from '@/office/returnAddress';
import { useAppDispatch, useAppStore } from '@/parts/hooks';
import { landingOf } from '@/store/browser/permission';
import { selectOffice } from '@/store/browser/selectOffice';
import { signedIn } from '@/store/browser/sessionSlice';

/** What a login was given. */
export type GivenSignIn = InferType<typeof signInSchema>;

/** Signs somebody in to the office and leads them to where they wanted to be, else to `to`; gives what the office answers. */
export function useOfficeSignIn(office: OfficeLink, to: string) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = returnAddress(params) ?? to;

  const signIn = async ({ name, password, rememberMe }: GivenSignIn, code?: string) => {
    const answer = await office
      .signIn({ name, password, remember: rememberMe, code })
      .catch((error: unknown) => ({ refused: officeTrouble(error) }));
    if ('done' in answer) {
      const { user, open } = selectOffice(store.getState()) ?? {};
      dispatch(signedIn({ email: user?.name ?? name, rememberMe }));
      // In the login's place: Back to it would sign the person out again.
      await navigate(landingOf(open, wanted), { replace: true });
    }
    return answer;
  };
  return { signIn, wanted };
}
