const MINUTE = 60

/** “in 9 minutes”, no sooner than it is true. */
export function inWhile(locale: string, seconds: number): string {
  const relative = new Intl.RelativeTimeFormat(locale)
  return seconds < MINUTE
    ? relative.format(Math.max(1, seconds), 'second')
    : relative.format(Math.ceil(seconds / MINUTE), 'minute')
}

/**
 * What people are told when the server says no. It says why itself, in English; here is what it says
 * of numbers and fields to programs.
 */
export const refusalsEn = {
  unreachable: 'The server cannot be reached. Try again in a moment.',
  tooOften: (seconds: number) => `That was very often. Try again ${inWhile('en', seconds)}.`,
  /** By reason, where people need other words. */
  reasons: {
    'accounts.password': 'This is not your password.',
    'accounts.same-email': 'This is your address already.',
    'activities.group-visibility': 'A post to a group is seen by its members, and by nobody else.',
    'comments.not-shareable': 'Only what is said about a goal that is not private can be shared.',
    'comments.too-many-mentions': 'These are too many people to name in one comment.',
    'invites.self': 'You take part already: it is yours.',
    'milestones.achieved': 'This milestone is reached already.',
    'quests.deadline': 'Choose an end that lies in the future, and after the beginning.',
    'quests.unknown-link': 'One of the linked goals or steps is no longer there.',
    'tasks.repeat-undated': 'A step that comes again needs a date for the first time.',
    'uploads.no-room': 'Your pictures take all the room that you have. Remove some first.',
    'users.birth-date': 'This day has not come yet.',
    'users.nickname-taken': 'This nickname is taken. Try another one.',
  } as Readonly<Record<string, string>>,
  /** Of a field, by the kind of its mistake. */
  input: (_kind: string, message: string) => message,
  other: (_code: string, message: string) => message,
}

export type Refusals = typeof refusalsEn
