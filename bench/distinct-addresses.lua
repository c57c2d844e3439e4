-- For wrk: each request asks for a list that nobody has asked for, up to a highest price far above every property's.
-- The time keeps the runs apart; the site takes no price above 100,000,000.
local price = 10000000 + (os.time() % 80) * 1000000

function request()
  price = price + 1
  return wrk.format('GET', wrk.path .. '?max_price=' .. price)
end
