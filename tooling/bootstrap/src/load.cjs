// On its own because a Node of before 2018 cannot even parse import().
void import('./main.mjs')
