import type {
  AlbumItem,
  Counter,
  LetterFile,
  Media,
  MediaCount,
  MediaOfYear,
  PersonMedia,
  Upload,
} from '../index.ts'
import { at, NEVER, sample } from './samples.ts'

export const media = sample<Media>({
  mediaId: 'p1',
  category: 'pictures',
  uploaderId: 'u1',
  s3Key: 'media/pictures/p1.jpg',
  fileName: 'rosa.jpg',
  contentType: 'image/jpeg',
  sizeBytes: 1024,
  width: 640,
  height: 480,
  title: 'Rosa at the gate',
  description: 'Before the war.',
  date: '1938-06-01',
  dateText: 'summer 1938',
  takenAt: '1998-07-04T12:30:00',
  tags: ['porto'],
  personIds: ['q1'],
  thumbnailKey: 'media/pictures/small/p1.webp',
  thumbnailStatus: 'ready',
  revision: 1,
  createdAt: at(0),
  updatedAt: at(1),
})
export const personMedia = sample<PersonMedia>({ personId: 'q1', mediaId: 'p1', createdAt: at(0) })
export const albumItem = sample<AlbumItem>({ tag: 'porto', mediaId: 'p1', createdAt: at(0) })
export const mediaOfYear = sample<MediaOfYear>({ year: '1938', date: '1938-06-01', mediaId: 'p1' })
export const mediaCount = sample<MediaCount>({ kind: 'album', name: 'porto', count: 2 })
export const upload = sample<Upload>({
  id: 'up1',
  userId: 'u1',
  purpose: 'attachment',
  fileName: 'rosa.jpg',
  targetId: 'u1_u2',
  contentType: 'image/jpeg',
  size: 1024,
  status: 'finished',
  s3Key: 'messages/u1_u2/up1.jpg',
  sha256: 'abc',
  createdAt: at(0),
  updatedAt: at(1),
  TTL: NEVER,
})
export const counter = sample<Counter>({
  userId: 'u1',
  name: 'STORED',
  count: 1024,
  updatedAt: at(1),
})
export const letterFile = sample<LetterFile>({
  letterId: '1943-05-01',
  name: '1/metadata.json',
  sha256: 'abc',
})
