/**
 * Told whenever what a person may do could have become less: a session or an account that changed, a
 * profile that was suspended. Whoever listens in their name then has to show again who they are.
 */
export const viewerTopic = (userId: string): string => `viewer ${userId}`
