/**
 * Passwords of at least 8 characters that everybody tries first, in lower case. Made of what children and adults think of: rows of keys, counting,
 * simple words with digits behind them, names of games and of heroes. Digits at the end are left out when they are compared.
 */
const roots = `
password passwort passw0rd p@ssword pa$$word kennwort geheim secret hallo hello welcome willkommen letmein iloveyou ichliebedich
qwerty qwertz qwertyui qwertzui qwertyuiop qwertzuiop asdfghjk asdfghjkl yxcvbnm zxcvbnm qazwsxedc qaywsxedc asdfasdf asdf qwer
abcdefgh abcdefg abcdef abcd abc abcabc aaaaaaaa bbbbbbbb xxxxxxxx zzzzzzzz abababab testtest test testing admin administrator root
login user username benutzer guest gast student schueler school schule teacher lehrer lehrerin klasse computer internet laptop
football fussball baseball basketball handball soccer hockey tennis volleyball swimming schwimmen
minecraft roblox fortnite pokemon pikachu mario supermario luigi sonic zelda nintendo playstation xbox lego legoland tetris
superman batman spiderman ironman hulk starwars skywalker darthvader yoda harrypotter hogwarts hermione gandalf frozen elsa
princess prinzessin unicorn einhorn dragon drache dinosaur dinosaurier monkey affe kitten kitty kaetzchen katze puppy hund hundchen
tiger lion loewe elephant elefant dolphin delfin pferd horse pony ponyhof hamster butterfly schmetterling
sunshine sonnenschein rainbow regenbogen flower blume summer sommer winter spring fruehling autumn herbst holiday ferien
chocolate schokolade cookie keks pizza banana banane apple apfel strawberry erdbeere cheese kaese icecream
monday montag friday freitag january januar october oktober december dezember christmas weihnachten birthday geburtstag
mama papa mutter vater mother father mommy daddy brother bruder sister schwester family familie
michael jennifer jessica ashley daniel thomas andrea nicole charlie jordan robert matthew anthony alexander sebastian maximilian
lukas felix leonie sophie hannah emma lena marie julia anna laura sarah tobias florian
berlin hamburg muenchen germany deutschland england london america canada australia
nestling codecode coding workshop project projekt scratch blockly javascript
trustno master shadow killer freedom forever whatever nothing something anything hunter ranger cowboy pirate ninja warrior
loveyou lovelove liebe schatz schatzi engel angel sweety honey baby babygirl babyboy
changeme default temporary access passwordpassword mypassword meinpasswort newpassword neuespasswort
`
const digits = `
12345678 123456789 1234567890 0123456789 12341234 11111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
00000000 87654321 987654321 0987654321 11223344 12121212 123123123 123321123 13131313 10203040 11112222 12344321 147258369 159357159
31415926 20202020 123454321 112233445566 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 1a2b3c4d a1b2c3d4 abc12345 abcd1234 aa123456 zaq12wsx
`
const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const common: ReadonlySet<string> = new Set(wordsOf(roots))
const exact: ReadonlySet<string> = new Set(wordsOf(digits))

/** Whether a password is one that anybody would guess: on the list, or a word of it with digits behind it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return exact.has(lower) || common.has(lower) || common.has(lower.replace(/\d+$/, ''))
}
