// Below, the geocoder proposes something else than what the organiser typed; measured confidences
// of a right street and number are above.
const certainScore = 0.8;
// The second answer is no rival when its confidence is lower by this much.
const clearLead = 0.1;

/**
 * The answer of the geocoder that needs no choice by the organiser: the only likely one. Undefined
 * when several are as likely, or none is.
 */
export function certainAnswer<Answer extends { score: number }>(
  answers: readonly Answer[],
): Answer | undefined {
  const [best, second] = answers;
  if (best === undefined || best.score < certainScore) return undefined;
  return second === undefined || best.score - second.score >= clearLead ? best : undefined;
}
