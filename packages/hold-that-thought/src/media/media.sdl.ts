export const mediaTypeDefs = /* GraphQL */ `
  enum MediaCategory {
    pictures
    videos
    documents
  }
  enum ThumbnailStatus {
    "Somebody will look at the file in a moment."
    pending
    ready
    "Nothing of it can be shown small."
    none
  }
  "A file of the gallery."
  type MediaItem {
    id: ID!
    category: MediaCategory!
    uploader: Face
    fileName: String!
    contentType: String!
    sizeBytes: Int!
    width: Int
    height: Int
    title: String
    description: String
    "The sort date: what a camera says, until somebody knows better."
    date: String
    dateText: String
    "By the camera's own clock, without a zone."
    takenAt: String
    "The albums it is in."
    tags: [String!]!
    "Who is in the picture."
    people: [Person!]!
    "Of this server, for you alone, and as long as you may see it; ask again for another one after a day."
    url: String!
    thumbnailUrl: String
    thumbnailStatus: ThumbnailStatus!
    createdAt: String!
    updatedAt: String!
  }
  type MediaItemPage {
    items: [MediaItem!]!
    after: String
  }
  "How much there is of a year, or in an album."
  type MediaCount {
    name: String!
    count: Int!
  }
  type MediaCountPage {
    items: [MediaCount!]!
    after: String
  }
  type MediaDeleted {
    mediaId: ID!
  }
  type GalleryEvent {
    mediaId: ID!
    "As it is now; null where it was deleted."
    media: MediaItem
    "Of the request that caused it, where that was yours."
    requestId: String
  }
  extend type Query {
    mediaItem(mediaId: ID!): MediaItem!
    "Newest first."
    gallery(category: MediaCategory!, first: Int, after: String): MediaItemPage!
    "What has a date in it, oldest first."
    mediaOfYear(year: Int!, first: Int, after: String): MediaItemPage!
    "Newest first."
    mediaOfPerson(personId: ID!, first: Int, after: String): MediaItemPage!
    "Newest first."
    mediaOfAlbum(tag: String!, first: Int, after: String): MediaItemPage!
    mediaYears(first: Int, after: String): MediaCountPage!
    albums(first: Int, after: String): MediaCountPage!
    "For admins."
    deletedMedia(first: Int, after: String): MediaItemPage!
  }
  extend type Mutation {
    "Of a picture, video or document that you have uploaded. Without a date it has the one that a camera says."
    addMedia(
      uploadId: ID!
      title: String
      description: String
      date: String
      dateText: String
      tags: [String!]
      personIds: [ID!]
      requestId: String
    ): MediaItem!
    "Albums and people for every member; the rest for who has uploaded it, and admins. What is left out stays; null takes it away."
    updateMedia(
      mediaId: ID!
      title: String
      description: String
      date: String
      dateText: String
      addTags: [String!]
      removeTags: [String!]
      addPersonIds: [ID!]
      removePersonIds: [ID!]
      requestId: String
    ): MediaItem!
    "For who has uploaded it, and admins. It can be restored."
    deleteMedia(mediaId: ID!, requestId: String): MediaDeleted!
    "For admins."
    restoreMedia(mediaId: ID!, requestId: String): MediaItem!
  }
  extend type Subscription {
    galleryChanged: GalleryEvent!
  }
`
