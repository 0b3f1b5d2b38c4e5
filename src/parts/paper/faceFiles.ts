import arabicBold from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff?url';
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url';
import bengaliBold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff?url';
import bengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url';
import devanagariBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff?url';
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url';
import gujaratiBold from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-600-normal.woff?url';
import gujarati from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff?url';
import gurmukhiBold from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-600-normal.woff?url';
import gurmukhi from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff?url';
import kannadaBold from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-600-normal.woff?url';
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff?url';
import malayalamBold from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-600-normal.woff?url';
import malayalam from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff?url';
import oriyaBold from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-600-normal.woff?url';
import oriya from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff?url';
import tamilBold from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff?url';
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?url';
import teluguBold from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff?url';
import telugu from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff?url';
import medium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url';
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';

/** Where the files of the faces are: regular and bold. */
export const FACE_FILES: Readonly<Record<string, readonly [regular: string, bold: string]>> = {
  Roboto: [regular, medium],
  Devanagari: [devanagari, devanagariBold],
  Bengali: [bengali, bengaliBold],
  Gurmukhi: [gurmukhi, gurmukhiBold],
  Gujarati: [gujarati, gujaratiBold],
  Oriya: [oriya, oriyaBold],
  Tamil: [tamil, tamilBold],
  Telugu: [telugu, teluguBold],
  Kannada: [kannada, kannadaBold],
  Malayalam: [malayalam, malayalamBold],
  Arabic: [arabic, arabicBold],
};
