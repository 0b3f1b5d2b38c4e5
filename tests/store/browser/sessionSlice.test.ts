import { expect, test } from 'vitest';
import { selectRememberedEmail, selectUserName, signedIn, signedOut } from '@/store/browser/sessionSlice';
import { createStore } from '@/store/business/store';

const signIn = (email: string, rememberMe = false) => {
  const store = createStore();
  store.dispatch(signedIn({ email, rememberMe }));
  return store;
};

test.each([
  ['asha.k@trackyard.example', 'asha.k'],
  ['  ravi@trackyard.example', 'ravi'],
  ['ravi', 'ravi'],
  ['ravi@desk@trackyard.example', 'ravi'],
  ['', 'Asha'],
  ['   ', 'Asha'],
  ['@trackyard.example', 'Asha'],
  [' @trackyard.example', 'Asha'],
])('whoever signs in as "%s" is called %s', (email, name) => {
  expect(selectUserName(signIn(email).getState())).toBe(name);
});

test('nobody signed in is the sample user, and so is whoever signed out', () => {
  const store = createStore();
  expect(selectUserName(store.getState())).toBe('Asha');
  store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: false }));
  store.dispatch(signedOut());
  expect(selectUserName(store.getState())).toBe('Asha');
});

test('an e-mail is remembered when asked, past a sign-out, until a sign-in without it', () => {
  const store = signIn('ravi@trackyard.example', true);
  store.dispatch(signedOut());
  expect(selectRememberedEmail(store.getState())).toBe('ravi@trackyard.example');
  store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: false }));
  expect(selectRememberedEmail(store.getState())).toBe('');
});
