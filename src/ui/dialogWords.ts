import { createContext } from 'react';

/** What dialogs say by themselves: as somebody leaves one with something typed, and beside a password and what can be copied. */
export interface DialogWords {
  notSaved: string;
  goOn: string;
  discard: string;
  show: string;
  hide: string;
  password: string;
  copy: (what: string) => string;
  copied: (what: string) => string;
}

const ENGLISH: DialogWords = {
  notSaved: 'What you typed is not saved.',
  goOn: 'Go on',
  discard: 'Discard',
  show: 'Show',
  hide: 'Hide',
  password: 'password',
  copy: (what) => `Copy ${what}`,
  copied: (what) => `${what} copied`,
};

/** In which words the dialogs of the screens below say it. */
export const SaidInDialogs = createContext(ENGLISH);
