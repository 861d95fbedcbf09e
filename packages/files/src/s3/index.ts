export { type S3Objects, type S3Options, s3Objects } from './s3-objects.ts'
