import { existsSync } from 'node:fs';
import { onPath } from './chromium.mjs';

/** Debian has the one with a long support under a name of its own. */
const NAMES = ['firefox-esr', 'firefox'];

/** The colours and the motion that are asked of Chromium are none that Playwright can ask of a Firefox as it is sold. */
export const firefoxPreferences = { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 0 };

/**
 * The Firefox in which the journeys go that differ between browsers: $FIREFOX_PATH, else one that is on this machine.
 * @returns {string | undefined} its path; undefined when there is none, as none is installed for this
 */
export const findFirefox = () => process.env.FIREFOX_PATH || onPath(NAMES).find(existsSync);
