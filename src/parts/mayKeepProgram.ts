/** Whether this browser can keep the program: only at an address that is secure, and only what was built. */
export const mayKeepProgram = () => import.meta.env.PROD && 'serviceWorker' in navigator && window.isSecureContext;
