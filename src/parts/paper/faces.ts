/** A typeface of PDF files, by the letters that it has. */
interface Face {
  font: string;
  letters: RegExp;
  isRightToLeft?: true;
}

/** In the order in which they are asked for a letter. All joiners and the stops of Sanskrit stand in several of them. */
export const FACES: readonly Face[] = [
  {
    font: 'Roboto',
    letters:
      /[\u0300-\u0301\u0303\u0309\u0323\n\u0020-\u007e\u00a0-\u017f\u0192\u0218-\u021b\u02bc\u02c6-\u02c7\u02d8-\u02dd\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0486\u0488-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2000-\u200a\u2010-\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032-\u2033\u2039-\u203a\u203c\u2044\u2070\u2074-\u208e\u20a6-\u20ac\u20b9-\u20ba\u20bc-\u20bd\u2105\u2113\u2116\u2122\u2126\u212e\u215b-\u215e\u2202\u2206\u220f\u2211-\u2212\u221a\u221e\u222b\u2248\u2260\u2264-\u2265\u25a0\u25ca-\u25cb\u25cf\ufb01-\ufb04]/u,
  },
  { font: 'Devanagari', letters: /[\u0900-\u097f\u1cd0-\u1cf6\u200c-\u200d\ua830-\ua839\ua8e0-\ua8ff]/u },
  {
    font: 'Bengali',
    letters:
      /[\u0951\u0952\u0964\u0965\u0980-\u0983\u0985-\u098c\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bc-\u09c4\u09c7\u09c8\u09cb-\u09ce\u09d7\u09dc\u09dd\u09df-\u09e3\u09e6-\u09fe\u200c-\u200d]/u,
  },
  {
    font: 'Gurmukhi',
    letters:
      /[\u0951\u0952\u0964\u0965\u0a01-\u0a03\u0a05-\u0a0a\u0a0f\u0a10\u0a13-\u0a28\u0a2a-\u0a30\u0a32\u0a33\u0a35\u0a36\u0a38\u0a39\u0a3c\u0a3e-\u0a42\u0a47\u0a48\u0a4b-\u0a4d\u0a51\u0a59-\u0a5c\u0a5e\u0a66-\u0a76\u200c-\u200d\u262c]/u,
  },
  {
    font: 'Gujarati',
    letters:
      /[\u0951\u0952\u0964\u0965\u0a81-\u0a83\u0a85-\u0a8d\u0a8f-\u0a91\u0a93-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0abc-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ad0\u0ae0-\u0ae3\u0ae6-\u0af1\u0af9-\u0aff\u200c-\u200d]/u,
  },
  {
    font: 'Oriya',
    letters:
      /[\u0964\u0965\u0b01-\u0b03\u0b05-\u0b0c\u0b0f\u0b10\u0b13-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b3c-\u0b44\u0b47\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b5c\u0b5d\u0b5f-\u0b63\u0b66-\u0b77\u200c-\u200d]/u,
  },
  {
    font: 'Tamil',
    letters:
      /[\u0964\u0965\u0b82\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd0\u0bd7\u0be6-\u0bfa\u200c-\u200d]/u,
  },
  {
    font: 'Telugu',
    letters:
      /[\u0951\u0952\u0964\u0965\u0c00-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3c-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c58-\u0c5a\u0c5d\u0c60-\u0c63\u0c66-\u0c6f\u0c77-\u0c7f\u200c-\u200d]/u,
  },
  {
    font: 'Kannada',
    letters:
      /[\u0951\u0952\u0964\u0965\u0c80-\u0c8c\u0c8e-\u0c90\u0c92-\u0ca8\u0caa-\u0cb3\u0cb5-\u0cb9\u0cbc-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5\u0cd6\u0cdd\u0cde\u0ce0-\u0ce3\u0ce6-\u0cef\u0cf1-\u0cf3\u200c-\u200d]/u,
  },
  {
    font: 'Malayalam',
    letters:
      /[\u0951\u0952\u0964\u0965\u0d00-\u0d0c\u0d0e-\u0d10\u0d12-\u0d44\u0d46-\u0d48\u0d4a-\u0d4f\u0d54-\u0d63\u0d66-\u0d7f\u200c-\u200d]/u,
  },
  {
    font: 'Arabic',
    letters:
      /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08e1\u08e3-\u08ff\u200c-\u200d\ufb50-\ufbc2\ufdf0-\ufdff\ufe70-\ufe74\ufe76-\ufefc]/u,
    isRightToLeft: true,
  },
];

/** What belongs to the letter before it wherever that letter's face has it: signs, joiners and stops. */
const FOLLOWS = /[\p{M}\u200c-\u200d\u0964\u0965]/u;

/** The face that a letter is written in, beside the one of the letter before it; undefined where none has it. */
export const faceOf = (letter: string, before?: Face): Face | undefined =>
  before && FOLLOWS.test(letter) && before.letters.test(letter)
    ? before
    : FACES.find(({ letters }) => letters.test(letter));
