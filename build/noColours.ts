// In the place of antd's files that compute colours, and would bring all that is known of colours to the first screen.

/** What a Tooltip is dressed in by a colour of its own: no page gives it one. */
export const parseColor = (_root: string, _prefix: string, colour?: string) => {
  if (colour) throw new Error('Left out of this build: a Tooltip in a colour of its own');
  return { className: '', overlayStyle: {}, arrowStyle: {} };
};

/** The colour of a part of Empty's image: a build has CSS variables for colours, with which antd computes nothing. */
export const getAsSolidColor = (colour: string) => colour;
