export { interrupted } from '@longtable/testing'
