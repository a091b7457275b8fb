/** Artist names from around the world, and names that many people share. */
export const artistNames: readonly string[] = `
Taylor Swift
Billie Eilish
Kendrick Lamar
Sigur Rós
Björk
Beyoncé
Motörhead
Rosalía
Bad Bunny
Natalia Lafourcade
Julio Iglesias
Enrique Iglesias
Juan Luis Guerra
Carlos Santana
Carlos Vives
Mon Laferte
Silvio Rodríguez
Pablo Milanés
Mercedes Sosa
Víctor Jara
Caetano Veloso
Gilberto Gil
João Gilberto
Maria Bethânia
Marisa Monte
Amália Rodrigues
Cesária Évora
Youssou N'Dour
Salif Keita
Ali Farka Touré
Vieux Farka Touré
Amadou & Mariam
Fatoumata Diawara
Oumou Sangaré
Fela Kuti
Tony Allen
Burna Boy
Wizkid
Hugh Masekela
Miriam Makeba
Mulatu Astatke
Umm Kulthum
Fairuz
Marcel Khalife
Anouar Brahem
Rabih Abou-Khalil
Khaled
Cheb Mami
Rachid Taha
Souad Massi
Amr Diab
Nancy Ajram
Omar Souleyman
Mohammad Reza Shajarian
Kayhan Kalhor
Googoosh
Nusrat Fateh Ali Khan
Rahat Fateh Ali Khan
Abida Parveen
Ravi Shankar
Anoushka Shankar
Zakir Hussain
Ali Akbar Khan
Lata Mangeshkar
A. R. Rahman
Arijit Singh
Sona Mohapatra
Trilok Gurtu
Tarkan
Sezen Aksu
Barış Manço
Aynur Doğan
Mercan Dede
Fazıl Say
Goran Bregović
Emir Kusturica
Boban Marković
Lepa Brena
Vasily Petrenko
Sergei Rachmaninoff
Dmitri Shostakovich
Igor Stravinsky
Pyotr Tchaikovsky
Mikhail Pletnev
Evgeny Kissin
Daniil Trifonov
Anna Netrebko
Dmitri Hvorostovsky
Vladimir Ashkenazy
Viktor Tsoi
Zemfira
Little Big
Monetochka
Dmitri Alexeev
Alexander Scriabin
Sergei Prokofiev
Alexander Borodin
Nikolai Rimsky-Korsakov
Ivan Dorn
DakhaBrakha
Okean Elzy
Ruslana
Jamala
Krzysztof Penderecki
Wojciech Kilar
Zbigniew Preisner
Arvo Pärt
Gidon Kremer
Béla Bartók
György Ligeti
Leoš Janáček
Antonín Dvořák
Mstislav Rostropovich
Nina Simone
Miles Davis
John Coltrane
Herbie Hancock
Ella Fitzgerald
Ahmad Jamal
Yusef Lateef
Abdullah Ibrahim
Pharoah Sanders
Sun Ra
Alice Coltrane
Hassan Hakmoun
Majid Jordan
Zayn Malik
Omar Apollo
Ibrahim Maalouf
Ibrahim Ferrer
Compay Segundo
Rubén Blades
Celia Cruz
Tito Puente
Luis Fonsi
Daddy Yankee
Maluma
Karol G
J Balvin
Juanes
Shakira
Kim Gordon
Kim Petras
Psy
BTS
Lee Hazlewood
Jay Chou
Faye Wong
Lang Lang
Yo-Yo Ma
Tan Dun
Wang Wen
Ryuichi Sakamoto
Haruomi Hosono
Hikaru Utada
Joe Hisaishi
Thom Yorke
David Bowie
Kate Bush
Peter Gabriel
Mark Knopfler
Amy Winehouse
Adele
Dua Lipa
Rita Ora
Ana Ray
Maria Garcia
Jose Garcia
Juan Martinez
Carlos Rodriguez
Luis Hernandez
Miguel Torres
Ahmed Hassan
Mohamed Ali
Fatima Khan
Omar Haddad
Youssef Benali
Amina Diallo
Ibrahim Traore
Ivan Horvat
Marko Jovanovic
Elena Popescu
Andrei Ivanov
Olga Smirnova
Natalia Kuznetsova
Sergey Volkov
Katarzyna Nowak
Jan Novak
Peter Müller
Hans Schmidt
Anna Schneider
Pierre Dubois
Marie Laurent
Giulia Rossi
Marco Bianchi
Li Wei
Zhang Min
Nguyen Van Anh
Tran Thi Mai
Park Jin
Kim Min
Sato Yuki
John Smith
Emily Johnson
Michael Brown
David Cohen
Sarah Levy
`
  .trim()
  .split('\n');
