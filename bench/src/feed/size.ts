export interface FeedSize {
  readonly people: number
  readonly activitiesEach: number
  /** How many somebody follows, beside those whose pages are read. */
  readonly followsEach: number
  /** The readers that are measured, by how many they follow. */
  readonly followed: readonly number[]
  /** Of the actor whose post is carried to feeds. */
  readonly followers: number
  readonly coldActivities: number
  /** Of the DynamoDB adapter's smaller table. */
  readonly dynamoPeople: number
  readonly rounds: number
  readonly sliceMs: number
  readonly samples: number
}

export const fullFeed: FeedSize = {
  people: 10_000,
  activitiesEach: 40,
  followsEach: 20,
  followed: [20, 200, 2000, 5000],
  followers: 10_000,
  coldActivities: 1_000_000,
  dynamoPeople: 5000,
  rounds: 11,
  sliceMs: 150,
  samples: 2000,
}

/** Shows that everything runs; its numbers mean nothing. */
export const quickFeed: FeedSize = {
  people: 400,
  activitiesEach: 10,
  followsEach: 5,
  followed: [20, 200],
  followers: 300,
  coldActivities: 5000,
  dynamoPeople: 60,
  rounds: 1,
  sliceMs: 5,
  samples: 50,
}
