import type { Words } from '../../../src/i18n/words.ts'
import { anyOf, fill } from '../words-in.ts'
import { ownWorldName, type WalkedSite, type Walker, worldName } from './walked-site.ts'

/** A place of the walk. */
export interface Stop {
  /** The row of the specification that it belongs to, if any. */
  readonly row?: string
  readonly path: (site: WalkedSite) => string
  /** Where it leads to, when that is another address. */
  readonly leadsTo?: string
  /** The first heading of the page, to each of them. */
  readonly heading: (words: Words, walker: Walker, site: WalkedSite) => string | RegExp
}

const at = (path: string) => () => path
const missing = ({ site }: Words) => site.notFound.title

/** Every address outside of the workspace, in the order of spec 2. */
export const stops: readonly Stop[] = [
  { row: 'R01', path: at('/'), heading: ({ site }) => new RegExp(site.landing.titleStart) },
  { row: 'R02', path: at('/pageNotFound'), heading: missing },
  { row: 'R02', path: at('/no/such/page/here'), heading: missing },
  { row: 'R04', path: at('/privacy'), heading: ({ privacy }) => privacy.title },
  { row: 'R04', path: at('/terms'), heading: ({ terms }) => terms.title },
  { row: 'R05', path: at('/teachers'), heading: ({ teachers }) => teachers.title },
  { row: 'R05', path: at('/coding-workshops'), heading: ({ teachers }) => teachers.title },
  { row: 'R04', path: at('/faqs'), heading: ({ faqs }) => faqs.title },
  { row: 'R06', path: at('/feedback'), heading: ({ feedback }) => feedback.title },
  { row: 'R04', path: at('/contact'), heading: ({ contact }) => contact.title },
  {
    row: 'R07',
    path: at('/gallery'),
    leadsTo: '/community',
    heading: ({ community }) => community.title,
  },
  { row: 'R08', path: at('/examples'), leadsTo: '/sample-projects', heading: ({ samples }) => samples.title },
  { row: 'R09', path: at('/community'), heading: ({ community }) => community.title },
  {
    row: 'R09',
    path: at('/community?q=nothing-of-that-name'),
    heading: ({ community }) => community.title,
  },
  { row: 'R10', path: at('/sample-projects'), heading: ({ samples }) => samples.title },
  {
    row: 'R11',
    path: at('/stats'),
    heading: (words, walker) => (walker === 'staff' ? words.statistics.title : missing(words)),
  },
  {
    path: at('/moderation'),
    heading: (words, walker) => (walker === 'staff' ? words.moderation.title : missing(words)),
  },
  { path: at('/replay'), heading: ({ replay }) => replay.title },
  {
    path: ({ feedbackId }) => `/replay?feedback=${feedbackId}`,
    heading: ({ replay }, walker) => (walker === 'staff' ? /./ : replay.title),
  },
  {
    path: ({ playCode }) => `/play/${playCode}`,
    heading: ({ site }) => anyOf(site.play.madeBy),
  },
  { path: ({ playCode }) => `/play/${playCode}/360`, heading: ({ world }) => anyOf(world.panorama.title) },
  { path: at('/play/aaaaaa'), heading: ({ site }) => site.play.missingTitle },
  { path: at('/class'), heading: ({ classes }) => classes.join.title },
  { path: ({ classCode }) => `/class/${classCode}`, heading: ({ classes }) => classes.join.title },
  {
    path: ({ classId }) => `/classes/${classId}`,
    heading: ({ classes }, walker) =>
      walker === 'visitor' ? classes.mine.title : walker === 'staff' ? classes.page.notYours : '4b',
  },
  {
    row: 'R13',
    path: ({ names }) => `/${names.learner}`,
    heading: (words, walker, site) => shelfOf(words, walker, site),
  },
  {
    row: 'R13',
    path: ({ names }) => `/${names.learner}/projects`,
    heading: (words, walker, site) => shelfOf(words, walker, site),
  },
  { row: 'R13', path: at('/nobody7'), heading: missing },
  {
    row: 'R14',
    path: ({ names }) => `/${names.learner}/courses`,
    heading: (words, walker, site) => shelfOf(words, walker, site),
  },
  {
    row: 'R15',
    path: ({ names }) => `/${names.learner}/projects/${worldName}`,
    heading: () => 'My owl quiz',
  },
  { row: 'R15', path: at('/nestling/projects/coin-rush'), heading: () => /./ },
  {
    row: 'R15',
    path: ({ names }) => `/${names.learner}/projects/${ownWorldName}`,
    heading: (words, walker) => (walker === 'learner' ? 'Secret garden' : missing(words)),
  },
  {
    row: 'R16',
    path: ({ names }) => `/${names.learner}/courses/t-rex`,
    heading: ({ certificate }) => anyOf(certificate.title),
  },
  {
    row: 'R16',
    path: ({ names, certificate }) => `/${names.learner}/courses/t-rex?code=${certificate}`,
    heading: ({ certificate }) => anyOf(certificate.title),
  },
  {
    row: 'R20',
    path: at('/teachers/projects'),
    heading: missing,
  },
  {
    row: 'R22',
    path: at('/dashboard'),
    heading: ({ dashboard, site }, walker, { names }) =>
      walker === 'visitor'
        ? new RegExp(site.landing.titleStart)
        : fill(dashboard.hello, { name: `${names[walker]} Muster` }),
  },
  ...(['others', 'liked', 'bin'] as const).map(
    (shown): Stop => ({
      row: 'R22',
      path: at(`/dashboard?show=${shown}`),
      heading: ({ dashboard, site }, walker) =>
        walker === 'visitor' ? new RegExp(site.landing.titleStart) : anyOf(dashboard.hello),
    }),
  ),
  { row: 'R22', path: at('/dashboard/learn'), heading: ({ learn }) => learn.title },
  { row: 'R22', path: at('/tutorials'), heading: ({ learn }) => learn.title },
  { row: 'R22', path: at('/dashboard/community'), heading: ({ community }) => community.title },
  {
    row: 'R22',
    path: at('/myprojects'),
    heading: ({ profile, site }, walker) =>
      walker === 'visitor' ? profile.loginFirst.title : site.person.ownWorlds,
  },
]

const shelfOf = ({ site }: Words, walker: Walker, { names }: WalkedSite): string =>
  walker === 'learner' ? site.person.ownWorlds : fill(site.person.worlds, { username: names.learner })
