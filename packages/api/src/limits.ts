/**
 * What one request may cost. They are checked in this order, cheapest first, so that nothing large
 * is ever read, parsed or walked.
 */
export const BODY_BYTES_MAX = 64 * 1024
export const BODY_MS_MAX = 10_000
export const SOURCE_CHARACTERS_MAX = 8_000
export const TOKENS_MAX = 2_000

/** Levels of fields below the root. */
export const DEPTH_MAX = 12
/** GraphiQL's own introspection query needs this many; only in development. */
export const INTROSPECTION_DEPTH_MAX = 20
export const VALUE_DEPTH_MAX = 10
export const ALIASES_MAX = 30
/** A name stands in the answer as often as its field. */
export const NAME_CHARACTERS_MAX = 100
export const DIRECTIVES_MAX = 20
export const SELECTIONS_MAX = 500
/** Fields of one name in the answer: the rule that looks for conflicts compares them in pairs. */
export const REPEATS_MAX = 100
export const FRAGMENTS_MAX = 30
export const OPERATIONS_MAX = 10
/** Root fields of one mutation: each is a transaction of its own. */
export const MUTATIONS_MAX = 10
/** Fields that can be resolved, pages counted with their size, long texts for more. */
export const COST_MAX = 20_000
export const LONG_TEXT_COST = 10
export const VALIDATION_ERRORS_MAX = 5

/** How many errors and how much of each an answer carries. */
export const ANSWER_ERRORS_MAX = 50
export const MESSAGE_CHARACTERS_MAX = 500

export const EXECUTION_MS_MAX = 10_000
/** Of one answer, counted while it is made, before JSON's escapes. */
export const ANSWER_BYTES_MAX = 4 * 2 ** 20
export const OPERATIONS_PER_CALLER_MAX = 30

/** Of all remembered documents together: parsed and compiled they take about a hundred times that. */
export const CACHE_CHARACTERS_MAX = 250_000
export const COMPILE_CHARACTERS_MAX = 2_000
export const COMPILE_FROM_USE = 3

export const SOCKET_OPERATIONS_MAX = 20
export const SOCKETS_PER_CALLER_MAX = 50
export const SOCKET_INIT_MS_MAX = 3_000
export const SOCKET_PING_MS = 12_000
export const SOCKET_IDLE_MS_MAX = 60_000
export const STREAMS_PER_CALLER_MAX = 20
/** A revoked listener is told at once; this is the net below it. */
export const REVOCATION_CHECK_MS = 60_000

/** Node's timers fire at once beyond this. */
export const TIMER_MS_MAX = 2 ** 31 - 1
