import type { Locator, Page } from '@playwright/test'
import type { Words } from '../../../src/i18n/words.ts'
import { anyOf, fill } from '../words-in.ts'
import { type WalkedSite, type Walker, worldName } from './walked-site.ts'

/** Something that opens above a page. */
export interface Overlay {
  readonly name: string
  /** The row of the specification that it belongs to, if any. */
  readonly row?: string
  readonly walker: Walker
  readonly path: (site: WalkedSite) => string
  /** What opens it, and gets the focus back. */
  readonly opener: (page: Page, words: Words) => Locator
  /** The way on in the open dialog to what is meant. */
  readonly onwards?: (dialog: Locator, words: Words) => Promise<void>
}

const button = (name: (words: Words) => string | RegExp) => (page: Page, words: Words) =>
  page.getByRole('button', { name: name(words), exact: true }).first()

const community = () => '/community'
const world = ({ names }: WalkedSite) => `/${names.learner}/projects/${worldName}`
const shelf = ({ names }: WalkedSite) => `/${names.learner}`
const schoolClass = ({ classId }: WalkedSite) => `/classes/${classId}`
const logIn = button(({ site }) => site.logIn)

/** Every dialog outside of the workspace, once. */
export const siteOverlays: readonly Overlay[] = [
  { name: 'login', row: 'M06', walker: 'visitor', path: community, opener: logIn },
  {
    name: 'sign-up',
    row: 'M07',
    walker: 'visitor',
    path: community,
    opener: logIn,
    async onwards(dialog, { account }) {
      await dialog.getByRole('button', { name: account.login.create }).click()
      await dialog.getByRole('button', { name: account.signup.submit, exact: true }).click()
    },
  },
  {
    name: 'forgotten password',
    row: 'M08',
    walker: 'visitor',
    path: community,
    opener: logIn,
    async onwards(dialog, { account }) {
      await dialog.getByRole('button', { name: account.login.forgot }).click()
      await dialog.getByRole('button', { name: account.forgot.sendCode, exact: true }).click()
    },
  },
  {
    name: 'templates',
    row: 'M16',
    walker: 'visitor',
    path: () => '/sample-projects',
    opener: (page, { samples }) => page.getByRole('link', { name: samples.fromScratch }),
  },
  {
    name: 'duplicate',
    row: 'M03',
    walker: 'staff',
    path: world,
    opener: button(({ site }) => site.project.clone),
  },
  {
    name: 'share with QR code',
    row: 'M11',
    walker: 'visitor',
    path: world,
    opener: button(({ site }) => site.project.share),
  },
  {
    name: 'share of the player',
    row: 'M12',
    walker: 'visitor',
    path: ({ playCode }) => `/play/${playCode}`,
    opener: button(({ site }) => site.project.share),
  },
  {
    name: 'similar projects',
    row: 'M14',
    walker: 'visitor',
    path: () => '/nestling/projects/coin-rush',
    opener: button(({ world: { similar } }) => similar.all),
  },
  {
    name: 'report of a world',
    walker: 'visitor',
    path: world,
    opener: button(({ profile }) => profile.report),
  },
  {
    name: 'report of a person',
    walker: 'teacher',
    path: shelf,
    opener: button(({ profile }) => profile.report),
  },
  {
    name: 'profile',
    walker: 'learner',
    path: shelf,
    opener: button(({ profile }) => profile.edit.button),
  },
  {
    name: 'into the bin',
    walker: 'learner',
    path: () => '/dashboard',
    opener: button(({ dashboard }) => new RegExp(`^${dashboard.delete.button}`)),
  },
  {
    name: 'out of the bin for good',
    walker: 'learner',
    path: () => '/dashboard?show=bin',
    opener: button(({ dashboard }) => anyOf(dashboard.bin.removeNamed)),
  },
  {
    name: 'deleting the account',
    walker: 'learner',
    path: () => '/privacy',
    opener: button(({ privacy }) => privacy.yours.delete),
  },
  {
    name: 'leaving a class',
    walker: 'learner',
    path: schoolClass,
    opener: button(({ classes }) => classes.leave.button),
  },
  {
    name: 'a new class',
    walker: 'teacher',
    path: () => '/dashboard',
    opener: button(({ classes }) => classes.mine.begin),
  },
  {
    name: 'a child more',
    walker: 'teacher',
    path: schoolClass,
    opener: button(({ classes }) => classes.roster.add),
  },
  {
    name: 'new pictures',
    walker: 'teacher',
    path: schoolClass,
    opener: button(({ classes }) => fill(classes.roster.picturesFor, { nickname: 'Ali' })),
  },
  {
    name: 'a new code',
    walker: 'teacher',
    path: schoolClass,
    opener: button(({ classes }) => classes.door.change),
  },
  {
    name: 'another name of the class',
    walker: 'teacher',
    path: schoolClass,
    opener: button(({ classes }) => classes.settings.rename),
  },
  {
    name: 'the end of the class',
    walker: 'teacher',
    path: schoolClass,
    opener: button(({ classes }) => classes.settings.end),
  },
]
