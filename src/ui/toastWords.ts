import { createContext } from 'react';

/** What stands on and beside a toast. */
export interface ToastWords {
  undo: string;
  /** Said while something is taken back. */
  undoing: string;
  close: string;
  /** What is said of something that this browser, or the office, does not have yet. */
  notSaved: (text: string) => string;
  notSent: (text: string) => string;
}

const ENGLISH: ToastWords = {
  undo: 'Undo',
  undoing: 'Undoing…',
  close: 'Close',
  notSaved: (text) => `${text} (not saved yet)`,
  notSent: (text) => `${text} (not sent yet)`,
};

/** In which words the toasts of the screens below are shown. */
export const ToastLanguage = createContext(ENGLISH);
