interface EmojiCount {
  readonly emoji: string
  readonly count: number
  readonly isMine: boolean
}

/** The reactions as they are when mine comes to them, or goes. */
export function toggledReaction(
  reactions: readonly EmojiCount[],
  emoji: string,
): readonly EmojiCount[] {
  if (!reactions.some((one) => one.emoji === emoji))
    return [...reactions, { emoji, count: 1, isMine: true }]
  return reactions
    .map((one) =>
      one.emoji === emoji
        ? { emoji, count: one.count + (one.isMine ? -1 : 1), isMine: !one.isMine }
        : one,
    )
    .filter(({ count }) => count > 0)
}
